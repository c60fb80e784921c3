import { styled } from "styled-components";
import { home } from "virtual:club/home";
import { typeset } from "../../design/components/text/french.ts";
import { goalsStyles } from "./Goals.styles.ts";
import { Part } from "../Part.tsx";
import { words } from "../words.ts";

const Order = styled.ol`
  ${goalsStyles}
`;

/** The club's goals: short, middle and long term. */
export const Goals = () => (
  <Part number={2} title={words.goals} ground="ice" edge="cut">
    <Order>
      {home.goals.map(({ when, title, text }, at) => (
        <li key={title}>
          <p className="when">
            <b>{words.horizons[at]}</b> <span>{typeset(when)}</span>
          </p>
          <div className="what">
            <h3>{typeset(title)}</h3>
            <p>{typeset(text)}</p>
          </div>
        </li>
      ))}
    </Order>
  </Part>
);
