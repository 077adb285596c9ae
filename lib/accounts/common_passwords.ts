import { MIN_PASSWORD } from "@/lib/fields/constants.ts";

/** Additions to the published list: words of the trade, coming years, and words of further languages. */
const ADDED = `
  1231231234 12341234 123412345 1234512345 123456123456 19871987 258456357 aa12345678 abcdefg123
  account123 admin!23 admin1234 admin12345 admin123456 admin1234567 admin2024 admin2025 admin2026
  admin@123 admin@1234 adminadmin administrator1 adminpassword america123 anything1 arsenal12
  autumn2025 autumn2026 babygirl123 backup123 bailey123 barcelona1 baseball123 bayern123 bismillah1
  bond007x bonjour123 brasil123 brasileiro business1 butterfly123 canada123 changeme123 chelsea123
  client123 company1 company123 computer123 contrasena1 contraseña corinthians
  correcthorsebatterystaple cupcake123 customer1 cutiepie1 database1 default123 delivery1 delivery123
  demo1234 demodemo destiny123 diamond123 dispatcher dolphin123 doudou123 dragon1234 dragonball1
  driver123 estrella1 facebook1 facebook123 ferrari123 flower123 foreverlove fortnite fortnite1
  fortnite123 freedom123 freight1 freight123 friday123 gabriel123 galaxy123 geheim123 guest123
  guest1234 guestguest guitar123 hallo1234 hannah123 harley123 harleydavidson haslo123 heaven123
  hello12345 helpdesk1 heslo123 hostmaster hostname iamadmin iamthebest iloveyouso ineedyou instagram
  instagram1 iphone123 istanbul34 jelszo123 jessica123 joseph123 juventus1 juventus10 kartal1903
  knight123 lauren123 letmein! letmein12 linkedin linkedin1 liverpool123 login123 login1234
  loginlogin logistics1 logistics123 loulou123 lovelove1 loveme123 lovers123 lösenord manager123
  manchesterunited manutd123 mariajose mariposa1 marseille1 master1234 matthew123 mickey123
  microsoft1 minecraft1 mohamed1 mohamed123 monday123 moskva123 motdepasse1 mountain1 mustafa1
  mustang123 mylove123 mypass123 mypassword1 nopass123 nosecret office123 operator1 oracle123
  owner123 p@ssw0rd1 p@ssw0rd123 p@ssword pa$$word paradise1 parcel123 parcels1 parola123 pass12345
  pass123456 passphrase passport1 passw0rd! passw0rd123 passw@rd password1! password123!
  password12345 password2024 password2025 password2026 passwort123 peanut123 phoenix123 pikachu123
  polska123 postgres postgres1 postmaster prince123 princess123 private123 promise1 public123
  pumpkin123 purple123 qwe12345 qwerty!23 qwerty007 qwerty1! qwerty2024 qwerty2025 qwerty2026
  qwertyqwerty rainbow123 realmadrid1 root1234 root12345 sales123 samuel123 sandra123 schatz123
  scooby123 scorpion1 secret1234 secretary senha1234 senha12345 server123 service123 shipment
  shipping1 shipping123 sifre123 silver123 snoopy123 soleil123 sommer2025 sommer2026 sophie123
  spongebob1 spring2024 spring2025 spring2026 strawberry1 student123 summer123 summer2024 summer2025
  summer2026 sunshine123 superadmin superuser support123 suzuki123 system123 teacher123 teamo123
  telegram1 temp12345 tequiero1 test12345 test123456 thepassword thunder123 tigger123 toor1234
  tracking tracking1 tracking123 transport1 turtle123 twilight1 twitter1 unicorn123 universe1
  user1234 user12345 username1 usuckass volcano1 wachtwoord1 warehouse1 waybill1 waybill123 website1
  welcome! welcome1! welcome1234 welcome2024 welcome2025 welcome2026 welkom123 whatever123 whatsapp1
  william123 willkommen willkommen1 windows10 winter123 winter2024 winter2025 winter2026 xbox360x
  yamaha123 yellow123 youtube123 zaq1zaq1 zxcvbnm, zxcvbnmasd zxcvzxcv
`;

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns some 18,000 common passwords of at least eight characters, in lower case. Loaded when a password is first
 * set, so that starts do not wait.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= readPasswords();
  return known;
}

async function readPasswords(): Promise<ReadonlySet<string>> {
  const { default: published } = await import(
    "@zxcvbn-ts/language-common/src/passwords.json",
    { with: { type: "json" } }
  );
  return new Set([
    ...published.filter((word) => word.length >= MIN_PASSWORD),
    ...ADDED.trim().split(/\s+/),
  ]);
}
