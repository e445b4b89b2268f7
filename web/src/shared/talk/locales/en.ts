import talk from "@locale/en/talk.ftl";

export default [talk];
