import era from "@locale/hu/era.ftl";
import table from "@locale/hu/era-table.ftl";

export default [era, table];
