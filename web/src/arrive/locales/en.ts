import arrive from "@locale/en/arrive.ftl";

export default [arrive];
