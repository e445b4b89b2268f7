import kingsburg from "@games/kingsburg/lessons/hu/kingsburg-lessons.ftl";
import learn from "@locale/hu/learn.ftl";

export default [learn, kingsburg];
