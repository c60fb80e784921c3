import { withMatchBar } from "../matches/withMatchBar.tsx";
import { TeamsPage } from "./TeamsPage.tsx";

export const Component = withMatchBar(TeamsPage);
