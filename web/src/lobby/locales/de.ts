import lobby from "@locale/de/lobby.ftl";

export default [lobby];
