import kingsWill from "@locale/en/kings-will.ftl";
import table from "@locale/en/kings-will-table.ftl";
import you from "@locale/en/kings-will-you.ftl";

export default [kingsWill, table, you];
