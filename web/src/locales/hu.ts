import games from "@locale/hu/games.ftl";
import kingsburg from "@locale/hu/kingsburg.ftl";
import table from "@locale/hu/table.ftl";
import web from "@locale/hu/web.ftl";

export default [games, kingsburg, table, web];
