import kingsburg from "@games/kingsburg/lessons/en/kingsburg-lessons.ftl";
import learn from "@locale/en/learn.ftl";

export default [learn, kingsburg];
