import type { PageHandle } from "../../lib/page/handle.ts";
import { homeOpened } from "./reading.ts";

export { HomePage as Component } from "./HomePage.tsx";
export const handle: PageHandle = { opened: homeOpened, shows: ["tips", "articles"] };
