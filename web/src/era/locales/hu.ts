import era from "@locale/hu/era.ftl";
import table from "@locale/hu/era-table.ftl";
import you from "@locale/hu/era-you.ftl";

export default [era, table, you];
