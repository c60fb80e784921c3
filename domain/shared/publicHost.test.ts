import { expect, it } from "vitest";
import { isOpenHttps, isOpenIp } from "./publicHost.ts";

it.each([
  "8.8.8.8",
  "172.15.0.1",
  "172.32.0.1",
  "192.169.1.1",
  "100.128.0.1",
  "2606:4700::1111",
  "[2a00:1450::1]",
  "::ffff:8.8.8.8",
  "2002:808:808::1",
])("[NW-249] takes %s for an address of the open net", (address) => expect(isOpenIp(address)).toBe(true));

it.each([
  "127.0.0.1",
  "0.0.0.0",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "198.18.0.1",
  "256.1.1.1",
  "::",
  "::1",
  "[::1]",
  "fe80::1",
  "fe80::1%eth0",
  "fc00::1",
  "fd12::1",
  "ff02::1",
  "::ffff:127.0.0.1",
  "::ffff:a9fe:a9fe",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001::1",
  "2001:db8::1",
  "1::2::3",
  "club.example",
  "",
])("[NW-249] takes %s for none of the open net", (address) => expect(isOpenIp(address)).toBe(false));

it.each([
  "https://club.example/a.jpg",
  "https://club.example:443/",
  "https://8.8.8.8/a",
  "https://[2606:4700::1111]/a",
  "https://a.club.example?x",
])("[NW-249] asks for %s", (address) => expect(isOpenHttps(address)).toBe(true));

it.each([
  "http://club.example/a.jpg",
  "https://club.example:8443/",
  "https://169.254.169.254/latest",
  "https://localhost/a",
  "https://db/a",
  "https://a.localhost/",
  "https://nas.local/a",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://127.1/",
  "https://0177.0.0.1.0x7f/",
  "https://[::1]/",
  "https://club.example@169.254.169.254/",
  "https://metadata.google.internal/",
  "ftp://club.example/",
  "//club.example/a",
  "",
])("[NW-249] doesn't ask for %s", (address) => expect(isOpenHttps(address)).toBe(false));
