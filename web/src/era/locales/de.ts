import era from "@locale/de/era.ftl";
import table from "@locale/de/era-table.ftl";
import you from "@locale/de/era-you.ftl";

export default [era, table, you];
