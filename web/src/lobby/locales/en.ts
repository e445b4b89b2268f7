import lobby from "@locale/en/lobby.ftl";

export default [lobby];
