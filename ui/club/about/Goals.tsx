import { home } from "virtual:club/home";
import { typeset } from "../../design/components/text/french.ts";
import { Part } from "../Part.tsx";
import { Goal, Horizon, List, What } from "./Goals.styles.ts";
import { words } from "../words.ts";

/** Where the club wants to be: soon, later, and in the end. */
export const Goals = () => (
  <Part number={2} title={words.goals} ground="ice" edge="cut">
    <List>
      {home.goals.map(({ when, title, text }, at) => (
        <Goal key={title}>
          <Horizon>
            <b>{words.horizons[at]}</b> <span>{typeset(when)}</span>
          </Horizon>
          <What>
            <h3>{typeset(title)}</h3>
            <p>{typeset(text)}</p>
          </What>
        </Goal>
      ))}
    </List>
  </Part>
);
