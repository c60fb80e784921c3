import type { ReactNode } from "react";
import { styled } from "styled-components";
import { keptFile } from "../../../../domain/content/body/ownFile.ts";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { french } from "../../../design/components/text/french.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, space, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";
import { FileLink } from "./FileLink.tsx";
import { aboutFile, words } from "./fileWords.ts";

const Plate = styled(FileLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.x1} ${space.x4};
  padding: ${space.x4} ${space.x5};
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.line};
  color: inherit;
  font-size: ${size.body};
  line-height: 1.35;
  text-decoration: none;
  &:hover {
    border-color: ${meaning.lineStrong};
  }
  small {
    display: block;
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  ${below.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: ${space.x4};
  }
`;
const Name = styled.span`
  font-weight: ${weight.bold};
  font-stretch: ${width.name};
`;
const Act = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  color: ${meaning.markText};
  font-size: ${size.small};
  font-weight: ${weight.semi};
  a:hover > & {
    text-decoration: underline;
    text-decoration-thickness: ${stroke.firm};
  }
  ${below.phone} {
    grid-column: 2;
  }
`;

type FilePlateProps = { readonly address: string; readonly children: ReactNode };

/** A file for download: its name, its kind and size. All of it is the link. */
export const FilePlate = ({ address, children }: FilePlateProps) => {
  const kept = keptFile(address);
  return (
    <Plate address={address}>
      <Icon name="doc" />
      <span>
        <Name>{children}</Name> {kept && <small>{french(aboutFile(kept))}</small>}
      </span>{" "}
      <Act>
        <Icon name="low" />
        {words.download}
      </Act>
    </Plate>
  );
};
