import kingsburg from "@games/kingsburg/lessons/de/kingsburg-lessons.ftl";
import learn from "@locale/de/learn.ftl";

export default [learn, kingsburg];
