/** The court on the game's card. */
import { mountSprite } from "../shared/drawings/sprite";
import advisors from "./drawings/advisors.svg?raw";
import picture from "./picture.svg?raw";

mountSprite(advisors);

export default picture;
