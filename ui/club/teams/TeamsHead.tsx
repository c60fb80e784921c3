import type { ClubTeams } from "../../../domain/club/teams.ts";
import { dataAddress } from "../../design/drawings/shapes.ts";
import { darkEmblem } from "../../design/drawings/emblem.ts";
import { useEmblem } from "../../design/components/media/contexts.ts";
import { typeset } from "../../design/components/text/french.ts";
import { Score } from "../../design/components/boards/Score.tsx";
import { Emblem, Figures, Head, Inside } from "./TeamsHead.styles.ts";
import { words } from "./words.ts";

type TeamsHeadProps = Pick<ClubTeams, "title" | "lead" | "figures">;

/** The heading of the teams' page: title, sentence, three figures. */
export const TeamsHead = ({ title, lead, figures }: TeamsHeadProps) => (
  <Head>
    <Inside>
      <Emblem src={dataAddress(darkEmblem(useEmblem()))} alt="" width="300" height="700" />
      <h1>{typeset(title)}</h1>
      <p>{typeset(lead)}</p>
      <Figures>
        <Score
          figures={[
            { value: String(figures.activeTeams), words: words.activeTeams },
            { value: String(figures.majorWins), words: words.majorWins },
            { value: String(figures.proPlayers), words: words.proPlayers },
          ]}
        />
      </Figures>
    </Inside>
  </Head>
);
