import kingsburg from "@locale/de/kingsburg.ftl";
import table from "@locale/de/table.ftl";
import web from "@locale/de/web.ftl";

export default [kingsburg, table, web];
