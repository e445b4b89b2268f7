import you from "@locale/de/kingsburg-you.ftl";

export default [you];
