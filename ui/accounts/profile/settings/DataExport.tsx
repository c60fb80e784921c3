import { unbroken } from "../../../design/components/text/french.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { useUnit } from "../../../lib/useUnit.ts";
import { $isExporting, exportPressed } from "./memberData.ts";
import { words } from "./settingsWords.ts";

/** Downloads all data that the site stores about the member. */
export const DataExport = () => {
  const { isExporting, press } = useUnit({ isExporting: $isExporting, press: exportPressed });
  return (
    <>
      <p>{unbroken(words.data.note)}</p>
      <QuietButton busy={isExporting} onClick={() => press()}>
        {isExporting ? words.data.acting : words.data.act}
      </QuietButton>
    </>
  );
};
