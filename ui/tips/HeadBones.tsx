import { styled } from "styled-components";
import { Bone } from "../kit/Bones.tsx";
import { TextLink } from "../kit/TextLink.tsx";
import { meaning } from "../theme/meaning.ts";
import { listAddress } from "./address.ts";
import { tipHeadLook } from "./tipHeadLook.ts";
import { words } from "./words.ts";

const Header = styled.header`
  ${tipHeadLook}

  .art > span {
    display: block;
    background: ${meaning.surfaceRaised};
  }
`;

/** Stands in for a tip's head, in its frame: the picture's field, the title's plate, the way back. */
export const HeadBones = () => (
  <Header>
    <div className="inside">
      <div className="stage" aria-hidden="true">
        <div className="art">
          <span />
        </div>
        <div className="title">
          <p className="plate">
            <Bone $length="long" $isTitle />
          </p>
        </div>
      </div>
      <div className="facts">
        <TextLink way="back" to={listAddress({})}>
          {words.allTips}
        </TextLink>
      </div>
    </div>
  </Header>
);
