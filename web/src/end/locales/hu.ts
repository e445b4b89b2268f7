import moments from "@locale/hu/moments.ftl";

export default [moments];
