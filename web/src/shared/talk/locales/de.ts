import talk from "@locale/de/talk.ftl";

export default [talk];
