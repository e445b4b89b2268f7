import games from "@locale/de/games.ftl";
import kingsburg from "@locale/de/kingsburg.ftl";
import table from "@locale/de/table.ftl";
import web from "@locale/de/web.ftl";

export default [games, kingsburg, table, web];
