import { z } from "zod";
import { listPage, searchPage } from "@/lib/fields/paging.ts";
import { deletion, list, noData, search } from "@/lib/site/call.ts";
import { defineNoun, listEntry } from "@/lib/site/noun.ts";
import {
  form,
  path,
  type PathAccess,
  records,
  type Rule,
  screen,
} from "@/lib/site/rule.ts";
import {
  invitationAccept,
  invitationRenew,
  invitedMember,
  member,
  memberIdentity,
  memberInvite,
  memberPatch,
  ownerCreate,
  passwordChange,
  passwordReset,
  pinRequest,
  signIn,
} from "./schema.ts";
import { findMember } from "./members.ts";

const answers = {
  createdAdmin: z.union([memberIdentity, invitedMember]),
  member,
  invitedMember,
  admin: memberIdentity,
  members: listPage(member),
  foundPeople: searchPage(z.never()),
};

/** Declares the team, its sessions and passwords. */
export const accountsNoun = defineNoun({
  name: "accounts",
  title: "control.team.title",
  counted: ["admins"],
  erasure: {
    needs: async (kv, { email }) =>
      email === null || await findMember(kv, email) === null
        ? null
        : "invalid.eraseMember",
  },
  journal: ["admins"],
  recordPath: ({ id }) => `/control/team/${id}`,
  rights: {
    "team:read": [],
    "team:write": [],
  },
  menu: [{
    group: "tiles",
    name: "password",
    href: "/control/account/password.html",
    icon: "lock",
    text: "label.password",
    under: ["/control/account/"],
  }, listEntry("more", "team", "people")],
  answers,
  calls: {
    "POST /api/admins": {
      summary:
        "Invite a person to the team, or with the setup token create the first owner",
      access: "optional",
      input: ownerCreate,
      memberInput: memberInvite,
      output: answers.createdAdmin,
      repeatable: true,
      fails: [429],
    },
    "GET /api/admins": list(
      "team:read",
      "List the team, the newest member first",
      answers.members,
    ),
    "PATCH /api/admins": {
      summary: "Change the name, role or active flag of a member",
      access: "team:write",
      input: memberPatch,
      output: answers.member,
    },
    "DELETE /api/admins": {
      ...deletion(
        "team:write",
        "Remove a member, whose name stays in the journal",
      ),
      fails: [409],
    },
    "POST /api/admins/invite": {
      summary:
        "Create a new link for an invited person; earlier ones stop working",
      access: "team:write",
      input: invitationRenew,
      output: answers.invitedMember,
      fails: [409],
    },
    "POST /api/admins/accept": {
      summary: "Accept an invitation: set name and password",
      access: "public",
      limit: "accept",
      input: invitationAccept,
      called: { token: "invitation" },
      output: answers.member,
    },
    "POST /api/admins/auth/signin": {
      summary: "Sign in; the response sets the session cookie",
      access: "optional",
      limit: "signIn",
      input: signIn,
      output: answers.admin,
      fails: [401],
    },
    "GET /api/admins/auth/signout": {
      summary: "Sign the administrator out",
      access: "public",
      sideEffect: true,
      input: null,
      output: noData,
    },
    "POST /api/admins/auth/send-pin": {
      summary: "Mail a pin that resets the password, if the address is known",
      access: "public",
      limit: "pin",
      input: pinRequest,
      output: noData,
    },
    "PATCH /api/admins/auth/update/password-guest": {
      summary: "Reset the password with a pin",
      access: "public",
      limit: "reset",
      input: passwordReset,
      output: noData,
    },
    "PATCH /api/admins/auth/update/password-user": {
      summary: "Change the password; the response sets a new session cookie",
      access: "member",
      input: passwordChange,
      output: answers.admin,
      fails: [429],
    },
    "GET /api/users/auth/signout": {
      summary: "Sign a customer out",
      access: "public",
      sideEffect: true,
      input: null,
      output: noData,
    },
    "POST /api/users/search": search(
      "parcels:read",
      "Search the customers' accounts, of which there are none yet",
      answers.foundPeople,
    ),
    "POST /api/traders/search": search(
      "parcels:read",
      "Search the traders, of which there are none yet",
      answers.foundPeople,
    ),
  },
  screens: {
    "/cp": guestForm("signIn"),
    "/control/signin.html": guestForm("signIn"),
    "/control/signup.html": guestForm("setup"),
    "/control/invite.html": guestForm("accept"),
    "/control/password.html": guestForm("reset"),
    "/control/signout": path("private", { POST: "public" }),
    "/control/account/index.html": screen("member"),
    "/control/account/name.html": form("member"),
    "/control/account/password.html": form("member"),
    "/control/account/sessions.html": form("member"),
    "/control/team/list.html": screen("team:read"),
    "/control/team/create.html": form("team:write"),
    "/control/team/:id": records("team"),
  },
});

/** Returns the access rule of a form for signed-out visitors. */
function guestForm(limit: Rule["limit"] & string): PathAccess {
  const POST: Rule = { access: "guest", limit, showsRefusal: true };
  return path("private", { GET: "guest", POST });
}
