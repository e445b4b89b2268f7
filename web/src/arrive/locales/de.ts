import arrive from "@locale/de/arrive.ftl";

export default [arrive];
