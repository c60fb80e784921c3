import { withMatchBar } from "../matches/withMatchBar.tsx";
import { ValorantPage } from "./ValorantPage.tsx";

export const Component = withMatchBar(ValorantPage);
