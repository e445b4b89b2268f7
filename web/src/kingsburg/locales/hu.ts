import you from "@locale/hu/kingsburg-you.ftl";

export default [you];
