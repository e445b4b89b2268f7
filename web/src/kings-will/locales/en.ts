import kingsWill from "@locale/en/kings-will.ftl";
import table from "@locale/en/kings-will-table.ftl";

export default [kingsWill, table];
