import you from "@locale/en/kingsburg-you.ftl";

export default [you];
