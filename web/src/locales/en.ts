import games from "@locale/en/games.ftl";
import kingsburg from "@locale/en/kingsburg.ftl";
import table from "@locale/en/table.ftl";
import web from "@locale/en/web.ftl";

export default [games, kingsburg, table, web];
