import lobby from "@locale/hu/lobby.ftl";

export default [lobby];
