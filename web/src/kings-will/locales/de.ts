import kingsWill from "@locale/de/kings-will.ftl";
import table from "@locale/de/kings-will-table.ftl";
import you from "@locale/de/kings-will-you.ftl";

export default [kingsWill, table, you];
