import kingsWill from "@locale/hu/kings-will.ftl";
import table from "@locale/hu/kings-will-table.ftl";
import you from "@locale/hu/kings-will-you.ftl";

export default [kingsWill, table, you];
