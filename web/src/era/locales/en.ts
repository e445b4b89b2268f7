import era from "@locale/en/era.ftl";
import table from "@locale/en/era-table.ftl";

export default [era, table];
