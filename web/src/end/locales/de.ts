import moments from "@locale/de/moments.ftl";

export default [moments];
