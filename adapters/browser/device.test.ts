import { describe, expect, it } from "vitest";
import { sharePage, sharePicture } from "../../domain/content/reactions/sharePage.ts";
import { browserAsking, browserSharing } from "./device.ts";

const page = { title: "Tenir un site à deux", address: "https://club.fr/tips/tenir-un-site-a-deux" };

/** A navigator with some abilities, and what was shared and copied. */
const newDevice = ({ share, copies = true }: { readonly share?: () => Promise<void>; readonly copies?: boolean }) => {
  const seen = { shared: [] as unknown[], copied: [] as string[] };
  const device: Parameters<typeof browserSharing>[0] = {
    ...(share && {
      share: async (data?: ShareData) => {
        seen.shared.push(data);
        await share();
      },
    }),
    clipboard: {
      async writeText(text) {
        if (!copies) throw new DOMException("Not now", "NotAllowedError");
        seen.copied.push(text);
      },
    },
  };
  return { device, seen };
};

const fails = (name: string) => async () => {
  throw new DOMException("", name);
};

describe("sharing a picture", () => {
  const picture = { name: "affiche.png", bytes: new Uint8Array([1]), type: "image/png" } as const;

  it.each([
    ["shares it where the device can", true, async () => {}, "shared", 0],
    ["saves nothing when the sheet is closed", true, fails("AbortError"), "closed", 0],
    ["saves it where the device shares no files", false, async () => {}, "saved", 1],
    ["saves it when the sheet can't be had", true, fails("NotAllowedError"), "saved", 1],
  ] as const)("[MA-62] %s", async (_, canShare, share, outcome, count) => {
    const saved: unknown[] = [];
    const { device } = newDevice({ share });
    const sharing = browserSharing({ ...device, canShare: () => canShare });
    const downloads = { save: async (file: unknown) => void saved.push(file) };
    expect(await sharePicture({ sharing, downloads })(picture)).toBe(outcome);
    expect(saved).toHaveLength(count);
  });
});

describe("sharing a page", () => {
  it("[TP-9] opens the device's share sheet with title and address, and copies nothing", async () => {
    const { device, seen } = newDevice({ share: async () => {} });
    expect(await sharePage({ sharing: browserSharing(device) })(page)).toEqual({ ok: true, value: "shared" });
    expect(seen).toEqual({ shared: [{ title: page.title, url: page.address }], copied: [] });
  });

  it("[TP-9] copies nothing when the sheet is closed", async () => {
    const { device, seen } = newDevice({ share: fails("AbortError") });
    expect(await sharePage({ sharing: browserSharing(device) })(page)).toEqual({ ok: true, value: "closed" });
    expect(seen.copied).toEqual([]);
  });

  it.each(["NotAllowedError", "DataError", "InvalidStateError"])(
    "[TP-9] copies the address when the sheet can't be had: %s",
    async (name) => {
      const { device, seen } = newDevice({ share: fails(name) });
      expect(await sharePage({ sharing: browserSharing(device) })(page)).toEqual({ ok: true, value: "copied" });
      expect(seen.copied).toEqual([page.address]);
    },
  );

  it("[TP-9] copies the address where there is no share sheet", async () => {
    const { device, seen } = newDevice({});
    expect(await sharePage({ sharing: browserSharing(device) })(page)).toEqual({ ok: true, value: "copied" });
    expect(seen.copied).toEqual([page.address]);
  });

  it("[TP-9] refuses when the device forbids copying, or has no clipboard", async () => {
    const refusal = { ok: false, refusal: { kind: "cannot-copy" } };
    const { device } = newDevice({ copies: false });
    expect(await sharePage({ sharing: browserSharing(device) })(page)).toEqual(refusal);
    expect(await sharePage({ sharing: browserSharing({}) })(page)).toEqual(refusal);
  });
});

it("asks in the browser, and agrees where no dialog is available", async () => {
  const asked: string[] = [];
  const ask = browserAsking((question) => (asked.push(question), false));
  expect([await ask("Sûr ?"), asked]).toEqual([false, ["Sûr ?"]]);
  expect(await browserAsking()("Sûr ?")).toBe(true);
});
