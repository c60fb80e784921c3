import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { budgetsFor } from "./scripts/sizeBudgets.ts";
import { buildFolder } from "./src/build/folders.ts";
import { ensureBuilt } from "./src/server/build.ts";

ensureBuilt();

const { pageFiles } = (await import(
  pathToFileURL(join(buildFolder, "server/site.js")).href
)) as typeof import("./src/server/site.ts");

// What browsers are sent, compressed by brotli, in kB.
export default budgetsFor(
  join(buildFolder, "client"),
  {
    // The budget is 150. A tip with its bar, sidebar, plans in steps, the search's button, the place of embeds (1) and the count of its
    // view (.5), tables with call-outs (.5), the widths and captions of pictures (.7), galleries and buttons (.3), the place of cards (.4),
    // the archive of letters (.4), files for download (.7) and the points of pictures (.3) is 169: docs/decisions/0054-first-load.md. What members say to each other
    // (3.4) could come when one answers, the place of the bell with the names of its reads is 2.4, the press that reports and the place of
    // the one that follows 1.4, what a muted member is told, and where, .5, the
    // table of predictions with what a match says of it .3, a choice that waits for the network and the names of kept pages .4, Discord .5, events .3, what waits for the staff .3,
    // the folded comments of blocked members .3, the names of polls' reads and addresses .5,
    // linked threads that stay first .1, the focus that stays among the comments .3,
    // likes of comments that wait for a network .2, the time of toasts with an act .1, the quote that stays in sight .1.
    page: 178.2,
    // The panel without the view that it shows: the frame, what waits with its counts, the palette's button, the places of the dialogs that
    // write, scores that wait for a network, and what each view says of itself.
    panel: 252.8,
    // The dialogs that write, with their preview: it draws the cover of a plan and the plates of embeds.
    // The palette finds records of all kinds.
    panelPart: 72.3,
    part: 38.5,
    parts: {
      // The use cases of pushes and the devices of both backends are 1.
      "src/container.ts": 148.1,
      "src/parts/staff.ts": 74.4,
      // The first view shows what waits of all features, and the steps of a club's own site.
      "ui/admin/overview/OverviewView.tsx": 83.3,
      // It finds the settings by their words.
      "ui/admin/palette/Palette.tsx": 72.7,
      // The editor of a text is 66: its library (ProseMirror) the most, its own code, and the dialog around it. The marks of remarks are
      // 1.5, the remarks beside the text 5, tables and call-outs 9.5 (their library the most), find and replace and links by search 3,
      // several pictures with their captions 2.5, what search engines read 1, the address 1.5, cards and buttons 3, drawn diagrams 4,
      // pictures of the library and galleries 2.5, the preview before a publication 4.5, authors and tags 4.5, files 2.5, the tray of
      // uploads that the library has too 2.
      "ui/content/admin/create/CreateDialog.tsx": 180.9,
      "ui/content/admin/edit/EditDialog.tsx": 193.9,
      // It opens above the dialog that edits, whose files it shares.
      "ui/content/admin/publish/PublishDialog.tsx": 198.9,
      // .5 of it is what the panel's views share in files of their own.
      "ui/messages/newsletter/admin/letters/LetterDialog.tsx": 147.8,
      // It comes with that dialog, whose files it shares.
      "ui/messages/newsletter/admin/letters/MailPreview.tsx": 149.6,
      // What an import needs, asked for when files are chosen: the readers of archives, XML, HTML and Markdown.
      "adapters/movingReaders.ts": 118,
      // What is new with its lists, badges .8, the devices that receive pushes 1.7, and blocked members 1.2: the settings show them,
      // with lists of their own arrow and an address that leads to the choices of news, .5.
      "ui/accounts/profile/Space.tsx": 45.5,
      "src/parts/moving.ts": 21.3,
    },
    // The search, its page, its dialog and its rules are 9; the versions of content, compared and restored, 9.5; the messages 8 and .3 for
    // finding them in the palette; import and export 18; embeds 4; the figures of readers 4; the editor 69, its tables 9.5, its search 2.5;
    // remarks 6.5; subscribers 6.7; several pictures, widths and captions 7; the library of pictures 8, publishing with its preview 7, cards
    // 4, drawn diagrams 4, the archive of letters and their counts 6, files, authors and tags, points of pictures 12. Conversations 6, the
    // bell and its lists 5, pages of members 3, following and choices 2.5, predictions 6, reports 5, measures and their log 10.9, the
    // table of predictions 6, Discord 6, what can be read without a network 2.5, events 12, held comments 4, badges 2, Discord in the dialog
    // and first steps 1, pushes 2.3, blocked members 2.2, polls of players 15,
    // the team of a member .7, pressed pushes .3, what a poll became, and what members are told of shown comments and of events, .8,
    // the focus that stays among the comments .5, likes of comments that wait for a network .3,
    // reports and polls that follow what others change 1.1, the panel's views in files of their own 18.9, what pastes, imports and letters
    // lost until now and pages of live matches 29.5, the last rows of the trial 3.3 (docs/decisions/0220 and 0221), files without names -19.5 (0222), and who comes to an event 2.9.
    scripts: 1129.8,
    // The alphabets that a page has letters of.
    assets: { "archivo-french.woff2": 51.5, "archivo-western.woff2": 37, "archivo-eastern.woff2": 74.5 },
  },
  pageFiles,
);
