import { useEffect } from "react";
import type { LibraryPicture, PictureCounts } from "../../../../domain/content/pictures/library.ts";
import { useSelect, useSelection } from "../../../admin/listAddress.ts";
import { Filters } from "../../../admin/PanelList.styles.ts";
import { PanelList } from "../../../admin/PanelList.tsx";
import { SearchBox } from "../../../admin/SearchBox.tsx";
import { type Chip, Chips } from "../../../admin/table/Chips.tsx";
import { type Column, PanelTable } from "../../../admin/table/PanelTable.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { lazyModule, useLazyModule } from "../../../design/components/lazyModule.ts";
import { dialogPreload } from "../../../design/components/overlays/Dialog.tsx";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import type { ViewParts } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { UploadTray } from "../uploads/UploadTray.tsx";
import { FilePick, uploadFrom } from "../editor/pictures/UploadButton.tsx";
import { libraryAddress, type LibrarySelection, librarySelectionOf } from "./address.ts";
import { pictureClosed } from "./details.ts";
import { $counts, $isOpen, pictures, removalAsked } from "./library.ts";
import { Grid, Sent } from "./library.styles.ts";
import { PictureRow } from "./PictureRow.tsx";
import { Removal } from "./Removal.tsx";
import { StoredPicture } from "./StoredPicture.tsx";
import { uploads } from "./uploading.ts";
import { words } from "./words.ts";

const details = lazyModule(async () => (await import("./PictureDialog.tsx")).PictureDialog);

const columns: readonly Column[] = (["picture", "name", "use", "size", "date", "acts"] as const).map((key) => ({
  key,
  words: words.columns[key],
  ...((key === "acts" || key === "picture") && { isHidden: true }),
}));

const chipsIn = (selection: LibrarySelection, counts: PictureCounts | null): readonly Chip[] =>
  [false, true].map((isUnused) => ({
    key: String(isUnused),
    words: isUnused ? words.unused : words.all,
    to: libraryAddress({ ...selection, page: 1, isUnused }),
    isChosen: selection.isUnused === isUnused,
    count: counts && counts[isUnused ? "unused" : "all"],
  }));

type BulkProps = { readonly items: readonly LibraryPicture[] };

const PictureBulk = ({ items }: BulkProps) => {
  const ask = useUnit(removalAsked);
  return (
    <QuietButton {...dialogPreload} look="bare" onClick={() => ask(items)}>
      {words.remove}
    </QuietButton>
  );
};

const Upload = () => {
  const choose = useUnit(uploads.chosen);
  return (
    <FilePick takesSeveral onFiles={(files) => choose(files.map(uploadFrom))}>
      {words.upload}
    </FilePick>
  );
};

/** The uploaded pictures of the site: upload, search, use, deletion of what nothing shows. */
const LibraryTab = () => {
  const selection = useSelection(pictures, librarySelectionOf);
  const select = useSelect();
  const { list, counts, isBusy, isOpen, retry, close, lost } = useUnit({
    list: pictures.$list,
    counts: $counts,
    isBusy: pictures.$isBusy,
    isOpen: $isOpen,
    retry: pictures.retried,
    close: pictureClosed,
    lost: partLoadFailed,
  });
  const PictureDialog = useLazyModule(details, isOpen, () => (close(), lost()));
  useEffect(() => () => void close(), [close]);
  const find = (typed: string) => select(libraryAddress({ ...selection, page: 1, search: typed }));
  const isUnusedAlone = selection.isUnused && selection.search === "";
  return (
    <>
      <Filters role="search" aria-label={words.list}>
        <SearchBox label={words.search} placeholder={words.placeholder} words={selection.search} onSearch={find} />
        <Chips label={words.filter} chips={chipsIn(selection, counts)} />
      </Filters>
      <Sent>
        <UploadTray list={uploads} said={words.uploaded} Stored={StoredPicture} />
      </Sent>
      <PanelList
        list={list}
        isBusy={isBusy}
        words={{ ...words, ...(isUnusedAlone && { noneFiltered: words.noneUnused }) }}
        isFiltered={selection.search !== "" || selection.isUnused}
        allAddress={libraryAddress({})}
        addressOf={(page) => libraryAddress({ ...selection, page })}
        onRetry={retry}
        firstStep={<Upload />}
      >
        {(items) => (
          <PanelTable
            label={words.list}
            items={items}
            isBusy={isBusy}
            columns={columns}
            Grid={Grid}
            Row={PictureRow}
            BulkActs={PictureBulk}
            isChoosable={({ uses }) => uses === 0}
          />
        )}
      </PanelList>
      {PictureDialog && <PictureDialog />}
      {!isOpen && <Removal />}
    </>
  );
};

export const parts: ViewParts = { Panel: LibraryTab, Act: Upload };
