import moments from "@locale/en/moments.ftl";

export default [moments];
