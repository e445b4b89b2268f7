import era from "@locale/en/era.ftl";
import table from "@locale/en/era-table.ftl";
import you from "@locale/en/era-you.ftl";

export default [era, table, you];
