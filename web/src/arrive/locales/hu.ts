import arrive from "@locale/hu/arrive.ftl";

export default [arrive];
