import kingsWill from "@locale/de/kings-will.ftl";
import table from "@locale/de/kings-will-table.ftl";

export default [kingsWill, table];
