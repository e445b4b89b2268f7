import era from "@locale/de/era.ftl";
import table from "@locale/de/era-table.ftl";

export default [era, table];
