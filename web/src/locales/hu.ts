import kingsburg from "@locale/hu/kingsburg.ftl";
import table from "@locale/hu/table.ftl";
import web from "@locale/hu/web.ftl";

export default [kingsburg, table, web];
