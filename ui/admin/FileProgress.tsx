import { wholeNumber } from "../design/components/text/format.ts";
import { french } from "../design/components/text/french.ts";
import { ProgressFrame } from "./files.styles.ts";

type FileProgressProps = { readonly label: string; readonly done?: number; readonly all?: number };

/** How far a file is read or written; without numbers that it is. */
export const FileProgress = ({ label, done, all }: FileProgressProps) => (
  <ProgressFrame role="status">
    <p>
      {french(label)}
      {done !== undefined && all !== undefined && ` : ${wholeNumber(done)} sur ${wholeNumber(all)}`}
    </p>
    <progress aria-label={label} value={done} max={all} />
  </ProgressFrame>
);
