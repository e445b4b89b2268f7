import talk from "@locale/hu/talk.ftl";

export default [talk];
