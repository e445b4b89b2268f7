import kingsWill from "@locale/hu/kings-will.ftl";
import table from "@locale/hu/kings-will-table.ftl";

export default [kingsWill, table];
